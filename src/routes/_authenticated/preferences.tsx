import { createFileRoute } from '@tanstack/react-router'
import { PageHeader } from '#components/page-header.tsx'
import { PreferencesForm } from '#features/preferences/preferences-form.tsx'

export const Route = createFileRoute('/_authenticated/preferences')({
  component: PreferencesPage,
})

function PreferencesPage() {
  return (
    <>
      <PageHeader title="Preferences" />
      <PreferencesForm />
    </>
  )
}
