import { useRouter } from '@tanstack/react-router'
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react'
import { Icon, type IconName } from '#components/controls/icons.tsx'
import styles from './section-links.module.css'

type LinkedSection = {
  id: string
  title: string
  aside?: ReactNode
  /** Stands beside the others where there is room, and needs no link there. */
  isBeside?: true
  /** Begins a group of sections. */
  heading?: { icon: IconName; text: string }
}

type SectionLinksProps = { label: string; sections: readonly LinkedSection[] }

/** The sections of a long page, with the one in view marked. */
export function SectionLinks({ label, sections }: SectionLinksProps) {
  const router = useRouter()
  const inView = useSectionInView(sections.map(({ id }) => id))

  function open(event: MouseEvent, id: string) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    void router.navigate({ to: '.', search: true, hash: id, replace: true })
  }
  return (
    <nav className={styles.sections} aria-label={label}>
      <div className={styles.list}>
        {sections.map(({ id, title, aside, heading, isBeside }) => (
          <div key={id} className={styles.item} data-beside={isBeside}>
            {heading && (
              <h2 className={styles.heading}>
                <Icon name={heading.icon} size={12} /> {heading.text}
              </h2>
            )}
            <a
              href={`#${id}`}
              className={styles.link}
              aria-current={id === inView ? 'location' : undefined}
              onClick={(event) => open(event, id)}
            >
              {title}
              {aside}
            </a>
          </div>
        ))}
      </div>
    </nav>
  )
}

/** Below the page’s header, which stays in place. */
const TOP = 120

function useSectionInView(ids: readonly string[]): string | undefined {
  const [inView, setInView] = useState<string>()
  const list = ids.join(' ')
  useEffect(() => {
    function look() {
      const page = document.documentElement
      const isAtEnd = scrollY > 0 && scrollY + innerHeight >= page.scrollHeight - 2
      const linked = list.split(' ').filter(isLinked)
      const passed = linked.filter((id) => topOf(id) <= TOP)
      setInView(isAtEnd ? linked.at(-1) : (passed.at(-1) ?? linked[0]))
    }
    // Sections also come and go, as after a save. The observer makes the first call, too.
    const resized = new ResizeObserver(look)
    resized.observe(document.body)
    addEventListener('scroll', look, { passive: true })
    return () => {
      resized.disconnect()
      removeEventListener('scroll', look)
    }
  }, [list])
  return inView
}

const isLinked = (id: string) =>
  document.querySelector(`nav a[href="#${id}"]`)?.checkVisibility() === true

function topOf(id: string): number {
  return document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY
}
