/* Loads every module in this folder, so that each kind of write registers itself. */
void import.meta.glob(['./*.ts', '!./*.test.ts', '!./*.testing.ts'], { eager: true })
