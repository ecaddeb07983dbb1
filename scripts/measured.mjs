/*
 * The tables of figures in docs/: each is drawn from docs/measured/<name>.json, which the benchmark
 * and the nightly run write, between the marks `<!-- measured:<name> -->` and `<!-- end -->`.
 *
 *   node scripts/measured.mjs    draws them all anew
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const docs = fileURLToPath(new URL('../docs', import.meta.url))
const fileOf = (name) => join(docs, 'measured', `${name}.json`)

/** The papers whose tables are measured. */
export const papers = readdirSync(docs)
  .filter((name) => name.endsWith('.md'))
  .map((name) => join(docs, name))

export function readMeasured(name) {
  return JSON.parse(readFileSync(fileOf(name), 'utf8'))
}

/** Keeps one run's figures under their name, with its day and its machine, and draws the papers anew. */
export function keepMeasured(name, head, rows) {
  const busy = (loadavg()[0] ?? 0) > cpus().length ? ', busy' : ''
  const machine = `${cpus().length} cores${busy}`
  writeMeasured(name, { date: today(), machine, head, rows })
}

/**
 * Takes over what a step of the nightly run proved: its rows get the day, and those that name the
 * beginning of a printed line its rest as their figure.
 */
export function keepNightly(step, output, date = today()) {
  const measured = readMeasured('reliability')
  writeMeasured('reliability', { ...measured, rows: provedRows(measured.rows, step, output, date) })
}

export function provedRows(rows, step, output, date) {
  const lines = output.split('\n').map((line) => line.trim())
  return rows.map((row) => {
    if (row.step !== step) return row
    const line = row.line && lines.find((text) => text.startsWith(row.line))
    return { ...row, date, figure: line ? line.slice(row.line.length).trim() : row.figure }
  })
}

/** A paper's text with its tables drawn from the measured figures. */
export function withTables(text) {
  return text.replaceAll(
    /(<!-- measured:([\w-]+) -->\n)[^]*?(<!-- end -->)/g,
    (_, start, name, end) => `${start}\n${drawn(readMeasured(name))}\n\n${end}`,
  )
}

/** A table in Markdown, and when and where it was measured. */
export function drawn({ date, machine, head, rows }) {
  const table = tableText(
    head,
    rows.map((row) => (Array.isArray(row) ? row : cellsOf(row))),
  )
  return date ? `Measured on ${date}, ${machine}.\n\n${table}` : table
}

export function tableText(head, rows) {
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function cellsOf({ measure, figure, date, command }) {
  return [measure, figure, date, command]
}

function writeMeasured(name, measured) {
  writeFileSync(fileOf(name), `${JSON.stringify(measured, null, 2)}\n`)
  drawPapers()
}

function drawPapers() {
  for (const paper of papers) writeFileSync(paper, withTables(readFileSync(paper, 'utf8')))
}

function today() {
  return new Date().toISOString().slice(0, 10)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) drawPapers()
