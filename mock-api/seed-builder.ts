import { uuid } from './random.ts'
import { USER_ID } from './seed-ids.ts'
import { daysBefore } from './seed-time.ts'

export function builderProject(storeId: string, now: number) {
  const projectId = uuid('project', storeId)
  const websiteId = uuid('website', storeId)
  const machineId = uuid('machine', storeId)
  const record = (name: string, days: number) => ({
    id: uuid('builder', storeId, name),
    dateCreated: daysBefore(now, days),
  })
  const archive = {
    fileDataHash: 'sha256-7e2c41d9',
    compressedSize: 1_204_118,
    size: 4_882_100,
    projectId,
    userId: USER_ID,
    storeId,
    storageKey: `builds/${projectId}`,
  }
  const seo = { projectId, title: 'Halden Software', description: 'Tools', ogImage: 'og.webp' }
  return {
    ...record('project', 80),
    id: projectId,
    userId: USER_ID,
    storeId,
    urlId: 'halden-site',
    name: 'Shop front',
    currentWebsiteId: websiteId,
    environmentVariables: {
      API_TOKEN: 'canary-environment-api-token',
      MAIL_PASSWORD: 'canary-environment-mail-password',
    },
    backups: [{ ...record('backup', 9), ...archive, websiteId, name: 'Before the autumn sale' }],
    machines: [
      {
        ...record('machine', 2),
        id: machineId,
        isTerminated: false,
        source: 'FLEET',
        sourceId: 'm-4471',
        name: 'builder-eu-3',
        privateIpAddress: '10.0.14.22',
        events: [
          {
            ...record('event', 2),
            source: 'FLEET',
            type: 'STARTED',
            message: 'Machine is up',
            machineId,
          },
        ],
        storeId,
        projectId,
        userId: USER_ID,
      },
    ],
    pages: [{ ...record('page', 40), path: '/', ...seo }],
    currentWebsite: {
      ...record('website', 9),
      id: websiteId,
      ...archive,
      sourceTemplateId: 'template-plain',
      sourceCommitHash: '9c1f0aa',
      sourceReleaseTag: 'v12',
    },
    globalSeo: { ...record('seo', 40), ...seo },
  }
}
