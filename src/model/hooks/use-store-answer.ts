import { useMemo } from 'react'
import { useStore } from '#base/storage/store.ts'
import { parsedAgain, storeAnswers } from '#model/reading/memory/store-answers.ts'

export function useKeptStoreAnswer(storeId: string) {
  const kept = useStore(storeAnswers(storeId))
  return useMemo(() => kept && { answer: parsedAgain(kept.answer), savedAt: kept.savedAt }, [kept])
}
