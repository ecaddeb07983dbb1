// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Textarea, TextInput } from '@mantine/core'
import { hasTeam } from '#api/transport-team.ts'
import { t } from '#base/language/words.ts'
import { type Preferences, setPreference, usePreferences } from '#base/storage/preferences.ts'

type TextName = keyof Pick<Preferences, 'myName' | 'greeting' | 'signature'>

/** What each reply begins and ends with, and under which name colleagues see who writes it. */
export function ReplyTexts() {
  const preferences = usePreferences()
  const field = (name: TextName) => ({
    value: preferences[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      setPreference(name, currentTarget.value),
  })
  return (
    <>
      <Textarea
        label={t`Greeting`}
        placeholder={t`Hi {{customer.name|there}},`}
        description={t`Starts every new reply.`}
        autosize
        minRows={2}
        maxLength={500}
        {...field('greeting')}
      />
      <Textarea
        label={t`Signature`}
        placeholder={t`Kind regards, {{me}}`}
        autosize
        minRows={2}
        maxLength={500}
        {...field('signature')}
      />
      {hasTeam && (
        <TextInput
          label={t`Your name for colleagues`}
          description={t`Shown on tickets you open or take.`}
          maxLength={60}
          {...field('myName')}
        />
      )}
    </>
  )
}
