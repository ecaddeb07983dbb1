if (process.env.BASE_URL === undefined && !process.argv.includes('--demo')) {
  console.log('BASE_URL is not set: starting the demo store (--demo).')
  process.argv.push('--demo')
}
await import(new URL('../dist/host/index.js', import.meta.url).href)
