import { t } from '#base/language/words.ts'

/** What merchants look for among customers and must do elsewhere. */
export const CUSTOMERS_ELSEWHERE = t`Block customers and change balances on your platform.`
