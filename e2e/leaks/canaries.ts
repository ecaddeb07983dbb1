/*
 * What must not leak. Secrets are the service's (keys, signatures, capability addresses) and never
 * enter the page. Personal is what belongs to customers or was sold to them, and the merchant's own
 * data: it is shown on its pages, and gone after sign-out.
 */
const secretNames = [
  'apiKey',
  'webhookSecret',
  'webhookSigningKey',
  'oAuthClientId',
  'paymentProviderId',
  'publishableKey',
  'publicKey',
  'clientSecret',
  'accessToken',
  'chatWebhookUrl',
  'signature',
  'environmentVariables',
]

export const secretCanaries = [
  // Wherever a record has an id (fault D22).
  ...secretNames.map((name) => `canary-planted-${name}`),
  // Where the demo store has them of itself.
  'canary-environment',
  'canary-signature',
  'canary-access-token',
  'canary-client-secret',
  'canary-store-webhook-secret',
  'canary-store-chat',
  'canary-payment-provider',
  'canary-chat-webhook-url',
]

export const personalCanaries = [
  'mara.lindqvist@fjordmail.se',
  'Mara Lindqvist',
  '203.0.113.91',
  'Öresund Fiber AB',
  'Prinsenkade 214',
  '1016 HD',
  'WS-2291-HX',
  // Sold: licence keys.
  'L2HE-FN2B-EDMS-MBA4',
  '5R8G-JVWT-WZJ4-Z8PL',
  '204817336194801664',
  '547223541261',
  'txn_2YSHREJGJB9DP74SUCBN',
  'cus_AFUWWQDZ5UFZTG',
  'Move a key to a new laptop',
  'one of the three machines died',
  // The merchant's own.
  'SE556703748501',
  'Hamngatan 11',
  'fp-93c1d7',
  'wallet@halden.software',
]
