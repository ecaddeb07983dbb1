const decides = /^--(?:base-url|demo|help|version)\b/
const options = process.argv.slice(2)
if (process.env.BASE_URL === undefined && !options.some((option) => decides.test(option))) {
  console.log('BASE_URL is not set: starting the demo store (--demo).')
  process.argv.push('--demo')
}
await import(new URL('../dist/host/index.js', import.meta.url).href)
