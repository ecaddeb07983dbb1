import { latePart } from '#components/page/lazy-part.tsx'

export const LateSkip = latePart(async () => (await import('./skip-to-list.tsx')).SkipToList)
