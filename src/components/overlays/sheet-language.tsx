import { languageName, offeredLanguages, showPageIn } from '#base/language/page-language.ts'
import { t } from '#base/language/words.ts'
import { ChoiceMenu } from './choice-menu.tsx'

/** For a sheet whose reader, a bank or an accountant, may read another language than the merchant. */
export function SheetLanguage() {
  const languages = offeredLanguages()
  const { lang } = document.documentElement
  if (languages.length === 0) return null
  return (
    <ChoiceMenu
      label={t`Language of this page`}
      value={lang}
      choices={languages.map(({ tag }) => ({ value: tag, label: languageName(tag) }))}
      onChange={(tag) => tag !== lang && showPageIn(tag)}
    >
      {languageName(lang)}
    </ChoiceMenu>
  )
}
