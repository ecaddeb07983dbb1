/** The second page of a list that is read whole, which begins with the last row of the first. */
export const isSecondPage = ({ searchParams }: URL) =>
  searchParams.get('PageSize') === '99' && searchParams.get('Page') === '2'
