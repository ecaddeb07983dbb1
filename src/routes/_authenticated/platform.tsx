import { createFileRoute } from '@tanstack/react-router'
import { runtimeConfig } from '#api/runtime-config.ts'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { PlatformPage } from '#features/platform/platform-page.tsx'

export const Route = createFileRoute('/_authenticated/platform')({
  component: YourPlatformPage,
})

function YourPlatformPage() {
  const { storeId } = useCurrentStore()
  const { service, demo } = runtimeConfig
  const address = demo || !service ? 'https://api.example.com' : `https://${service}`
  return <PlatformPage storeId={storeId} address={address} />
}
