/* Loads every kind of write, which registers itself. */
void import.meta.glob(['./kinds/*.ts', '!./kinds/*.test.ts'], { eager: true })
