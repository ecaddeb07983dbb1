/** What merchants look for among customers and must do elsewhere. */
export const CUSTOMERS_ELSEWHERE = 'Block customers and change balances on your platform.'
