import { ButtonLink } from '#components/controls/button-link.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'

export function NotFoundPage() {
  return (
    <>
      <title>Page not found · Counter</title>
      <EmptyState
        heading="h1"
        title="There is no page at this address"
        text="The link may be cut short, or the page may have moved."
        action={<ButtonLink to="/">Go to your store</ButtonLink>}
      />
    </>
  )
}
