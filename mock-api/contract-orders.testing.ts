import { type Shape, all, record } from './contract.testing.ts'
import { file, variant } from './contract-catalogue.testing.ts'

const item: Shape = {
  ...record,
  ...all('text', 'productName variantName'),
  ...all('uuid', 'productId variantId'),
  ...all(
    'number',
    'amount lineTotal additionalFeePercentage additionalFeeAmount additionalFixedFeeAmount volumeDiscountAmount volumeDiscountValue',
  ),
  ...all('integer', 'quantity volumeDiscountTierQuantity customIntervalDays'),
}

const orderCoupon: Shape = {
  ...record,
  ...all('number', 'netDecrease percentageDecrease'),
  code: 'text',
  couponId: 'uuid',
}

export const order: Shape = {
  ...record,
  items: [item],
  ...all('text', 'gateway customerEmail status currencyCode'),
  ...all('number', 'amountPaid amount'),
  coupon: orderCoupon,
}

export const refund: Shape = {
  ...record,
  ...all('text', 'userId ipAddress'),
  amount: 'number',
  orderId: 'uuid',
}

export const webhookLog: Shape = {
  ...record,
  ...all('text', 'url signature requestBody responseBody userId userAgent'),
  ...all('integer', 'retryCount responseCode'),
  ...all('uuid', 'webhookId orderId'),
}

const deliveredItem: Shape = {
  ...record,
  ...all('uuid', 'orderId storeId productId variantId customerId fileId webhookExecutionLogId'),
  ...all('text', 'type source textContent'),
  file,
  webhookExecutionLog: webhookLog,
  variant,
}

const orderRecord: Shape = {
  ...record,
  items: [{ ...item, ...all('uuid', 'storeId orderId') }],
  gatewayMetadata: {
    ...record,
    ...all('text', 'transactionId clientSecret note cryptocurrencyAddress gatewaySubscriptionId'),
    cryptocurrencyAmount: 'number',
    cryptocurrencyExpiration: 'date',
  },
  customer: {
    ...record,
    ...all('text', 'countryCode emailAddress'),
    customerId: 'uuid',
    externalLogins: [{ ...record, ...all('text', 'application userId displayName emailAddress') }],
  },
  ...all('uuid', 'storeId realCustomerId affiliateId renewalForSubscriptionId'),
  deliveredItems: [deliveredItem],
  ...all(
    'text',
    'userId status gateway currencyCode userAgent ipAddress source deliveredByUserId returnUrl',
  ),
  ...all(
    'number',
    'amount platformFee globalGatewayFeePercentage globalGatewayFeeAmount globalGatewayFixedFee globalGatewayFixedFeeAmount amountPaid gatewayFee',
  ),
  ...all(
    'flag',
    'isDeliveredManually isDeliveryItemsLocked isCustomerAuthenticated isMigrated sendReceipt isSubscriptionOrder',
  ),
  coupon: orderCoupon,
  affiliateDiscount: { ...record, ...all('number', 'netDecrease percentageDecrease') },
  tax: {
    ...record,
    ...all('number', 'taxAmount taxRate preTaxAmount'),
    ...all('text', 'taxName taxBehavior customerVatId'),
    isReverseCharge: 'flag',
  },
  refund,
  chargeback: { ...record, ...all('text', 'status reason'), orderId: 'uuid' },
  chatAccount: {
    ...record,
    orderId: 'uuid',
    ...all('text', 'chatUserId username accessToken displayName avatarUrl'),
  },
  ...all('map', 'customFieldAnswers metadata'),
  cartRecoverySentAt: 'date',
}

export const billing: Shape = all(
  'text',
  'countryCode legalEntityType taxId fullName addressLine1 addressLine2 city region postalCode',
)

export const orderDetail: Shape = {
  order: orderRecord,
  logs: [webhookLog],
  ipInfo: {
    ...all('text', 'status regionName country city isp'),
    ...all('flag', 'proxy hosting mobile'),
  },
  storeId: 'uuid',
  storeName: 'text',
  billingInformation: billing,
}
