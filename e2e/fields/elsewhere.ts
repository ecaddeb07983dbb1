import type { OperationId } from '#api/operations.ts'

/**
 * Fields that an operation returns and its page does not show, and why. `*` matches any text;
 * `isRaw` fields appear only in the raw record.
 */
type Left = { fields: string[]; why: string; isRaw?: true }

const onItsPage = 'a row shows what one chooses by; the rest is on the page it leads to'
const leadsNowhere = 'the interface takes this id nowhere'

export const elsewhere: Partial<Record<OperationId, Left[]>> = {
  listOrders: [{ fields: ['items[].*', 'coupon.*'], why: onItsPage }],
  listReviews: [{ fields: ['flagged.id'], why: leadsNowhere }],
  listCoupons: [{ fields: ['storeId', 'variantIds[]'], why: onItsPage }],
  searchCoupons: [{ fields: ['storeId', 'variantIds[]'], why: onItsPage }],
  listAllProducts: [
    {
      fields: ['description', 'dateCreated', 'imageNames[]', 'storeId', 'metadata', 'variants[].*'],
      why: 'on the product’s page, as the product itself has it',
    },
    { fields: ['customAffiliateDiscountPercentage'], why: 'on the product’s page, likewise' },
    { fields: ['affiliateDiscountMode'], why: 'a number that says nothing until it is named' },
  ],
  listAllCategories: [{ fields: ['storeId', 'products[]'], why: onItsPage }],
  getCategory: [{ fields: ['products[].*'], why: onItsPage }],
  getProduct: [
    {
      fields: ['variants[].productId', 'variants[].storeId', '*.variantId', '*.customFieldId'],
      why: 'repeats the record that it stands in',
      isRaw: true,
    },
    { fields: ['variants[].*[].id', 'variants[].*[].dateCreated'], why: leadsNowhere, isRaw: true },
    { fields: ['variants[].customFields[].options[].order'], why: 'the order they are shown in' },
  ],
  getProductBySlug: [
    { fields: ['*'], why: 'leads to the product’s own page, which reads it by its id' },
  ],
  getOrder: [
    { fields: ['order.*.id', 'order.*.dateCreated', '*.fileId'], why: leadsNowhere, isRaw: true },
    {
      fields: ['*.orderId', 'order.*.storeId', 'order.*.customerId', '*.webhookExecutionLogId'],
      why: 'repeats the record that it stands in or beside',
      isRaw: true,
    },
    {
      fields: ['order.items[].variantId', 'order.deliveredItems[].*'],
      why: 'the order names them; what they are is on the product’s page',
      isRaw: true,
    },
    { fields: ['logs[].userId'], why: 'the merchant’s own account', isRaw: true },
    {
      fields: ['order.chatAccount.avatarUrl'],
      why: 'no picture is fetched from elsewhere',
      isRaw: true,
    },
  ],
  replyTicket: [{ fields: ['*'], why: 'the ticket is read again with its customer, and shown so' }],
  updateStore: [
    {
      fields: ['dateCreated'],
      why: 'on the page as the user record has it',
    },
    {
      fields: [
        '*.id',
        '*.dateCreated',
        'blacklists[].storeId',
        'storeBrandOptions.storeId',
        'subscriptionOptions.storeId',
      ],
      why: leadsNowhere,
      isRaw: true,
    },
    {
      fields: [
        'builderProjects[].*Id',
        'builderProjects[].*.fileDataHash',
        'builderProjects[].*.compressedSize',
        'builderProjects[].*.size',
        'builderProjects[].*.storageKey',
        'builderProjects[].*.ogImage',
        'builderProjects[].currentWebsite.sourceCommitHash',
        'builderProjects[].globalSeo.description',
        'builderProjects[].machines[].source',
        'builderProjects[].machines[].privateIpAddress',
        'builderProjects[].machines[].events[].source',
        'builderProjects[].machines[].events[].message',
        'builderProjects[].pages[].title',
        'builderProjects[].pages[].description',
      ],
      why: 'how the page builder keeps them; what a merchant knows them by is shown',
      isRaw: true,
    },
    {
      fields: [
        'blogPosts[].content',
        'blogPosts[].slug',
        'blogPosts[].excerpt',
        'blogPosts[].metaDescription',
        'blogPosts[].coverImageName',
        'blogPosts[].authorId',
        'blogPosts[].isFeatured',
        'blogPosts[].tags[]',
        'blogPosts[].order',
        'blogPosts[].readTimeMinutes',
        'blogPosts[].storeId',
        'blogPosts[].categories[].*',
        'blogCategories[].order',
        'blogCategories[].storeId',
        'blogCategories[].slug',
        'blogCategories[].description',
        'blogCategories[].posts[].*',
      ],
      why: 'a post is known by its title and day, and read on the platform',
      isRaw: true,
    },
  ],
}
