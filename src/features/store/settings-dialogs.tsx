import { zodResolver } from '@hookform/resolvers/zod'
// oxlint-disable-next-line no-restricted-imports -- inside a dialog
import { TextInput } from '@mantine/core'
import { plural, t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { ConfirmDialog, ConfirmStep } from '#components/overlays/confirm-dialog.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { allProductsQuery } from '#api/products.ts'
import { Trans } from '#components/text/trans.tsx'
import { isSettled } from '#model/doing/writes/state.ts'
import type { SaveState } from '#model/doing/writes/kinds/settings.ts'

type CurrencyDialogProps = {
  storeId: string
  storeName: string
  from: string
  to: string
  onConfirm: () => void
  onClose: () => void
}

/**
 * Asks for confirmation, because prices carry no currency: the store's changes the meaning of all.
 */
export function CurrencyDialog(props: CurrencyDialogProps) {
  const { storeId, storeName, from, to, onConfirm, onClose } = props
  const { control, register, handleSubmit } = useForm({
    resolver: zodResolver(z.object({ typed: z.string().check(z.refine(isCode)) })),
    defaultValues: { typed: '' },
  })
  const typed = useWatch({ control, name: 'typed' })
  const { data: products } = useQuery(allProductsQuery(storeId))
  const variants = products?.reduce((count, product) => count + product.variants.length, 0)

  function isCode(text: string) {
    return text.trim() === to
  }

  return (
    <ConfirmDialog title={t`Change currency`} onClose={onClose}>
      <form onSubmit={(event) => void handleSubmit(onConfirm)(event)}>
        <ConfirmStep
          actions={
            <>
              <Button variant="default" onClick={onClose}>
                <Trans>Keep {from || t`no currency`}</Trans>
              </Button>
              <Button type="submit" disabled={!isCode(typed)}>
                <Trans>Save with {to || t`no currency`}</Trans>
              </Button>
            </>
          }
        >
          <p>
            <Trans>
              <bdi className="strong">{storeName}</bdi> goes from <b>{from || t`no currency`}</b> to{' '}
              <b>{to || t`no currency`}</b>.
            </Trans>
          </p>
          <p className="secondary">
            <Trans>
              {variants === undefined
                ? t`Prices keep their number and may change their currency.`
                : plural(variants, {
                    one: '1 price will keep its number and may change its currency.',
                    other: `${formatNumber(variants)} prices will keep their number and may change their currency.`,
                  })}{' '}
              Check them after saving.
            </Trans>
          </p>
          {to !== '' && (
            <TextInput
              label={t`Type ${to} to confirm`}
              {...register('typed')}
              autoComplete="off"
              spellCheck={false}
              data-autofocus
            />
          )}
        </ConfirmStep>
      </form>
    </ConfirmDialog>
  )
}

type LeaveDialogProps = { state: SaveState; onStay: () => void; onLeave: () => void }

export function LeaveDialog({ state, onStay, onLeave }: LeaveDialogProps) {
  return (
    <ConfirmDialog title={t`Leave this page?`} onClose={onStay}>
      <ConfirmStep
        actions={
          <>
            <Button variant="default" onClick={onLeave}>
              {isSettled(state) ? t`Discard and leave` : t`Leave`}
            </Button>
            <Button onClick={onStay} data-autofocus>
              {t`Stay`}
            </Button>
          </>
        }
      >
        <p>{leaveText(state)}</p>
      </ConfirmStep>
    </ConfirmDialog>
  )
}

/** The save may finish while the dialog is open. */
function leaveText(state: SaveState): string {
  if (!isSettled(state)) {
    return t`Still saving. You can leave; we’ll show the result here.`
  }
  switch (state.phase) {
    case 'rejected':
      return t`Your platform refused your changes. Leaving discards them.`
    case 'not-recorded':
    case 'unprovable':
      return t`We don’t know whether your changes were saved. Leaving discards your entries.`
    default:
      return t`You have unsaved changes. Leaving discards them.`
  }
}
