import { t } from '#base/language/words.ts'
import { AnchorButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { AskDialog } from '#components/overlays/confirm-dialog.tsx'
import { Trans } from '#components/text/trans.tsx'

/** Says where a link leads before the browser goes there, whoever wrote it. */
export function LeavingDialog({ url, onClose }: { url: URL; onClose: () => void }) {
  return (
    <AskDialog
      title={t`Leave Counter?`}
      keep={t`Stay here`}
      isKeepFirst
      onClose={onClose}
      actions={
        <AnchorButton
          href={url.href}
          target="_blank"
          rel="noopener noreferrer"
          leftSection={<Icon name="external" size={15} />}
          onClick={onClose}
        >
          {t`Open in a new tab`}
        </AnchorButton>
      }
    >
      <p>
        <Trans>
          This link leads to <bdi>{url.host}</bdi>. Counter has no say in what is there. Never enter
          your API key on another site.
        </Trans>
      </p>
      <p className="quiet breaks">
        <bdi>{url.href}</bdi>
      </p>
    </AskDialog>
  )
}
