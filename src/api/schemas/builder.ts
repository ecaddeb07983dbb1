import * as z from 'zod/mini'
import { flag, list, number, one, record, text } from './fields.ts'

/** A map of secrets, which host and fetch layer cut out: true if any is set. */
const secrets = z.pipe(
  z.optional(z.unknown()),
  z.transform((value: unknown) =>
    typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : value === true,
  ),
)

const archive = {
  ...record,
  fileDataHash: text,
  compressedSize: number,
  size: number,
  projectId: text,
  userId: text,
  storeId: text,
  storageKey: text,
}

const seo = { ...record, projectId: text, title: text, description: text, ogImage: text }

const Machine = z.object({
  ...record,
  isTerminated: flag,
  source: text,
  sourceId: text,
  name: text,
  privateIpAddress: text,
  events: list(z.object({ ...record, source: text, type: text, message: text, machineId: text })),
  storeId: text,
  projectId: text,
  userId: text,
})

export const BuilderProject = z.object({
  ...record,
  userId: text,
  storeId: text,
  urlId: text,
  name: text,
  currentWebsiteId: text,
  environmentVariables: secrets,
  backups: list(z.object({ ...archive, websiteId: text, name: text })),
  machines: list(Machine),
  pages: list(z.object({ ...seo, path: text })),
  currentWebsite: one(
    z.object({
      ...archive,
      sourceTemplateId: text,
      sourceCommitHash: text,
      sourceReleaseTag: text,
    }),
  ),
  globalSeo: one(z.object(seo)),
})
export type BuilderProject = z.infer<typeof BuilderProject>
