import { createFileRoute } from '@tanstack/react-router'
import { PageHeader } from '#components/page-header.tsx'

export const Route = createFileRoute('/_authenticated/stores/$storeId/settings')({
  component: SettingsPage,
})

function SettingsPage() {
  return <PageHeader title="Store settings" />
}
