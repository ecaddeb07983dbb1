/* Loads every module beside this one, so that each kind of write registers itself. */
void import.meta.glob(['./*.ts', '!./*.test.ts', '!./*.testing.ts'], { eager: true })
