const icons = { plain: '/favicon.svg', news: '/favicon-news.svg', alarm: '/favicon-alarm.svg' }

/** A dot on the tab's icon: petrol for news, red for a dispute. */
export function setTabIcon(name: keyof typeof icons) {
  document.querySelector<HTMLLinkElement>('link[rel=icon]')?.setAttribute('href', icons[name])
}
