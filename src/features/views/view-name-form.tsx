import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { labels, t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { ConfirmStep } from '#components/overlays/confirm-dialog.tsx'
import { TextField } from '#components/form/text-field.tsx'
import { LONGEST_NAME } from '#model/reading/views/view.ts'

const Form = z.object({ name: z.string().check(z.trim(), z.maxLength(LONGEST_NAME)) })

type ViewNameFormProps = {
  name: string
  words: string
  aside?: ReactNode
  /** What is wrong with a name, if anything. */
  problem: (name: string) => string | undefined
  onName: (name: string) => void
  onCancel: () => void
  children?: ReactNode
}

/** The name of a view, and what else is chosen with it. */
export function ViewNameForm(props: ViewNameFormProps) {
  const { name, words, aside, problem, onName, onCancel, children } = props
  const { control, handleSubmit, setError } = useForm({
    resolver: zodResolver(Form),
    defaultValues: { name },
  })
  const save = handleSubmit((typed) => {
    const message = problem(typed.name)
    if (message) setError('name', { message }, { shouldFocus: true })
    else onName(typed.name)
  })
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <ConfirmStep
        aside={aside}
        actions={
          <>
            <Button variant="default" onClick={onCancel}>
              {t`Cancel`}
            </Button>
            <Button type="submit">{words}</Button>
          </>
        }
      >
        <TextField control={control} name="name" label={labels.name} maximum={LONGEST_NAME} />
        {children}
      </ConfirmStep>
    </form>
  )
}
