import type { User } from '#api/schemas/user.ts'
import { DateTime } from '#components/date-time.tsx'
import { Note } from '#components/note.tsx'
import { accountAlerts } from '#model/user/account-alerts.ts'

export function AccountAlerts({ user }: { user: User }) {
  return accountAlerts(user).map(({ tone, text, date }) => (
    <Note key={text} tone={tone}>
      {text}
      {date?.value && (
        <>
          {' '}
          {date.label}: <DateTime value={date.value} absolute />
        </>
      )}
    </Note>
  ))
}
