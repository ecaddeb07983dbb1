/** What of a list's page could be saved: the changes of a view, or a new view. */
export type Saving = { is: 'changes' | 'view'; onSave: () => void; onIntent: () => void }
