import { createFileRoute } from '@tanstack/react-router'
import { PageHeader } from '#components/page-header.tsx'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { PreferencesForm } from '#features/preferences/preferences-form.tsx'

export const Route = createFileRoute('/_authenticated/preferences')({
  component: PreferencesPage,
})

function PreferencesPage() {
  const { stores } = useCurrentStore()
  return (
    <>
      <PageHeader title="Preferences" />
      <PreferencesForm storeIds={stores.map(({ id }) => id)} />
    </>
  )
}
