// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Select } from '@mantine/core'
import { useLocation } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { compareNames } from '#base/language/formats.ts'
import {
  languageName,
  chooseLanguage,
  chosenLanguage,
  offeredLanguages,
} from '#base/language/page-language.ts'
import { t } from '#base/language/words.ts'
import { scrolledOptions } from '#components/form/scrolled-options.ts'
import { focusInstead } from '#components/page/page-focus.ts'
import styles from './preferences-form.module.css'

const device = 'device'
/** In an address after “#”. */
const PLACE = 'language'

/** Each language by its own name, for who cannot read the page's; English names find it, too. */
export function LanguageChoice() {
  const [choices] = useState(listChoices)
  const [chosen, setChosen] = useState(() => {
    const tag = chosenLanguage()
    return choices.some(({ value }) => value === tag) ? tag! : device
  })
  const field = useRef<HTMLInputElement>(null)
  const isAsked = useLocation({ select: ({ hash }) => hash === PLACE })
  useArrival(isAsked, () => focusInstead(field.current!))
  return (
    <Select
      id={PLACE}
      ref={field}
      label={t`Language`}
      data={choices}
      value={chosen}
      onChange={(value) => {
        if (value === null || value === chosen) return
        setChosen(value)
        chooseLanguage(value === device ? undefined : value)
      }}
      searchable
      allowDeselect={false}
      {...scrolledOptions}
      comboboxProps={{ withinPortal: true }}
      filter={({ search }) =>
        choices.filter(({ label, beside }) =>
          `${label} ${beside}`.toLowerCase().includes(search.trim().toLowerCase()),
        )
      }
      renderOption={({ option: { value } }) => <Option value={value} choices={choices} />}
    />
  )
}

type Choice = { value: string; label: string; beside: string }

function Option({ value, choices }: { value: string; choices: readonly Choice[] }) {
  const choice = choices.find((one) => one.value === value)
  return (
    <span className={`${styles.setting} grow`}>
      <span>
        <bdi lang={value === device ? undefined : value}>{choice?.label}</bdi>
      </span>
      <span className="small quiet">{choice?.beside}</span>
    </span>
  )
}

function listChoices(): Choice[] {
  const others = offeredLanguages().map(({ tag, done }) => {
    const name = languageName(tag, 'en')
    const beside = tag === 'en' ? '' : name
    return {
      value: tag,
      label: languageName(tag),
      beside: done < 100 ? t`${name}, ${done}% done` : beside,
    }
  })
  const [english, ...rest] = others
  return [
    { value: device, label: t`Same as device`, beside: '' },
    ...(english ? [english] : []),
    ...rest.toSorted((one, other) => compareNames(one.label, other.label)),
  ]
}
