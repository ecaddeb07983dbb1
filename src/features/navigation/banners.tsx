import { Note } from '#components/note.tsx'
import { useNewVersion } from './new-version.ts'
import { useOnline } from './online.ts'

/** What holds for every page: no connection, or a newer Counter to load. */
export function Banners() {
  const online = useOnline()
  const newVersion = useNewVersion()
  return (
    <>
      {!online && (
        <Note tone="warning" banner>
          You’re offline. What is shown was read before; nothing can be changed until you are back.
        </Note>
      )}
      {newVersion && (
        <Note tone="accent" banner action={{ label: 'Reload', onClick: () => location.reload() }}>
          A new version of Counter is ready.
        </Note>
      )}
    </>
  )
}
