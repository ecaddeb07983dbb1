import { createFileRoute } from '@tanstack/react-router'
import { Suspense } from 'react'
import { t } from '#base/language/words.ts'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { PreferencesForm } from '#features/preferences/preferences-form.tsx'

const StoredData = lazyPart(
  async () => (await import('#features/preferences/stored-data.tsx')).StoredData,
)

export const Route = createFileRoute('/_authenticated/preferences')({
  component: PreferencesPage,
})

function PreferencesPage() {
  const { stores } = useCurrentStore()
  return (
    <>
      <PageHeader title={t`Preferences`} />
      <PreferencesForm
        storeIds={stores.map(({ id }) => id)}
        storedData={
          <Suspense>
            <StoredData />
          </Suspense>
        }
      />
    </>
  )
}
