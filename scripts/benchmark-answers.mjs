/** Changes the JSON that the service returns at an address. */
export function changeAnswers(page, address, change) {
  return page.route(address, async (route) => {
    const answer = await route.fetch()
    const body = await answer.json()
    change(body)
    await route.fulfill({ response: answer, json: body })
  })
}

/** Repeats the few entries of a list until there are `count`, each with an id of its own. */
export function repeat(record, name, count) {
  const one = record[name] ?? record.order?.[name]
  const many = Array.from({ length: count }, (_, at) => {
    const id = `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
    return { ...one[at % one.length], id }
  })
  if (record[name]) record[name] = many
  else record.order[name] = many
}
