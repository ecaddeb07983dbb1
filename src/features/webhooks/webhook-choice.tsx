import '@mantine/core/styles/Switch.css'
// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Select, Switch, TextInput } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { inBrackets } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { Mantine } from '#components/controls/mantine.tsx'
import {
  LONGEST_WEBHOOK_NAME,
  type KnownWebhook,
  nameWebhook,
} from '#model/reading/memory/webhooks.ts'
import { classNames } from '#components/controls/class-names.ts'
import { scrolledOptions } from '#components/form/scrolled-options.ts'
import { IconButton } from '#components/controls/icon-button.tsx'
import buttonStyles from '#components/controls/button.module.css'
import { Icon } from '#components/controls/icons.tsx'
import { MenuButton } from '#components/overlays/menu-button.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { lineText } from '#base/text/visible-text.ts'
import { webhookName } from '#model/hooks/use-webhooks.ts'
import '#components/controls/forced-colors.css'
import styles from './delivery-view.module.css'

const loadItems = () => import('./delivery-more-items.tsx')
const DeliveriesMoreItems = lazyPart(async () => (await loadItems()).DeliveriesMoreItems)

/** Where the keyboard goes on when what it opened is closed. */
export const DELIVERIES_MORE = 'deliveries-more'

type WebhookChoiceProps = {
  webhookId: string
  webhooks: KnownWebhook[]
  isFollowing: boolean
  onFollow: (isFollowing: boolean) => void
  onPath: (() => void) | undefined
  onFind: () => void
}

export function WebhookChoice(props: WebhookChoiceProps) {
  const { webhookId, webhooks, isFollowing, onFollow, onPath, onFind } = props
  const navigate = useNavigate()
  const [isNaming, setIsNaming] = useState(false)
  const current = webhooks.find(({ id }) => id === webhookId.toLowerCase()) ?? { id: webhookId }
  const choices = webhooks.includes(current) ? webhooks : [current, ...webhooks]
  return (
    <Mantine>
      <div className={styles.choice}>
        {isNaming ? (
          <NameForm webhook={current} onDone={() => setIsNaming(false)} />
        ) : (
          <>
            <Select
              className={styles.select}
              aria-label={t`Webhook`}
              data={choices.map((webhook) => ({
                value: webhook.id,
                label: choiceText(webhook, choices),
              }))}
              value={current.id}
              allowDeselect={false}
              searchable={choices.length > MANY}
              {...scrolledOptions}
              onChange={(chosen) =>
                chosen &&
                void navigate({ to: '/webhooks/$webhookId/logs', params: { webhookId: chosen } })
              }
            />
            <IconButton
              icon="pencil"
              label={t`Name this webhook`}
              bordered
              onClick={() => setIsNaming(true)}
            />
            <MenuButton
              id={DELIVERIES_MORE}
              className={classNames(buttonStyles.iconButton, buttonStyles.bordered)}
              aria-label={t`More`}
              title={t`More`}
              menuLabel={t`More`}
              returnFocus={false}
              onIntent={() => void loadItems()}
              menu={
                <DeliveriesMoreItems
                  onPath={onPath}
                  onFind={onFind}
                  onFollow={isFollowing ? undefined : () => onFollow(true)}
                />
              }
            >
              <Icon name="dots" />
            </MenuButton>
          </>
        )}
        {isFollowing && (
          <Switch
            className={styles.follow}
            label={t`Follow new deliveries`}
            checked
            onChange={() => onFollow(false)}
          />
        )}
      </div>
    </Mantine>
  )
}

/** More webhooks than this are easier to search than to look through. */
const MANY = 8

function NameForm({ webhook, onDone }: { webhook: KnownWebhook; onDone: () => void }) {
  const [name, setName] = useState(webhook.name ?? '')
  return (
    <form
      className={styles.choice}
      style={{ flex: 1, padding: 0 }}
      onSubmit={(event) => {
        event.preventDefault()
        nameWebhook(webhook.id, name)
        onDone()
      }}
    >
      <TextInput
        className={styles.select}
        aria-label={t`Name of this webhook`}
        placeholder={t`Name, kept in this browser`}
        maxLength={LONGEST_WEBHOOK_NAME}
        autoComplete="off"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <IconButton icon="check" label={t`Keep name`} type="submit" bordered />
      <IconButton icon="close" label={t`Cancel`} onClick={onDone} />
    </form>
  )
}

/** With the id where webhooks share a name or address. */
function choiceText(webhook: KnownWebhook, all: readonly KnownWebhook[]): string {
  const name = lineText(webhookName(webhook))
  const isShared = all.filter((other) => lineText(webhookName(other)) === name).length > 1
  return isShared ? inBrackets(name, webhook.id.slice(0, 8)) : name
}
