import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { overlay } from '#components/overlays/overlay.ts'

export function NotFoundPage() {
  return (
    <>
      <PageHeader title={t`There is no page at this address`} />
      <EmptyState
        title={t`The link may be cut short, or the page may have moved.`}
        action={
          <>
            <ButtonLink to="/">{t`Go to your store`}</ButtonLink>
            <Button variant="default" onClick={() => overlay.set('search')}>
              {t({ message: 'Search', context: 'verb' })}
            </Button>
          </>
        }
      />
    </>
  )
}
