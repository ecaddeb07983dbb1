import { zodResolver } from '@hookform/resolvers/zod'
// oxlint-disable-next-line no-restricted-imports -- inside a dialog
import { TextInput } from '@mantine/core'
import { Button } from '#components/controls/button.tsx'
import { ConfirmDialog, ConfirmStep } from '#components/overlays/confirm-dialog.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useQuery } from '@tanstack/react-query'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { allProductsQuery } from '#api/products.ts'

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
    <ConfirmDialog title="Change currency" onClose={onClose}>
      <form onSubmit={(event) => void handleSubmit(onConfirm)(event)}>
        <ConfirmStep
          actions={
            <>
              <Button variant="default" onClick={onClose}>
                Keep {from || 'no currency'}
              </Button>
              <Button type="submit" disabled={!isCode(typed)}>
                Save with {to || 'no currency'}
              </Button>
            </>
          }
        >
          <p>
            <bdi className="strong">{storeName}</bdi> goes from <b>{from || 'no currency'}</b> to{' '}
            <b>{to || 'no currency'}</b>.
          </p>
          <p className="secondary">
            {variants === undefined
              ? 'Prices keep their number and may change their currency.'
              : `${count(variants, 'price')} will keep ${variants === 1 ? 'its' : 'their'} number and may change ${variants === 1 ? 'its' : 'their'} currency.`}{' '}
            Check them after saving.
          </p>
          {to !== '' && (
            <TextInput
              label={`Type ${to} to confirm`}
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

const count = (number = 0, noun: string) =>
  number === 1 ? `1 ${noun}` : `${formatNumber(number)} ${noun}s`
