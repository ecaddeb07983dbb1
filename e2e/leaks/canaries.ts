/*
 * Secrets belong to the service (keys, signatures, capability addresses) and never enter the page.
 * Personal data belongs to customers or the merchant, or was sold: pages show it, and it must be
 * gone after sign-out.
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
  // Fault D22 adds these to every record with an id.
  ...secretNames.map((name) => `canary-planted-${name}`),
  // Secrets of the demo store itself.
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
  // The merchant's own data.
  'SE556703748501',
  'Hamngatan 11',
  'fp-93c1d7',
  'wallet@halden.software',
]
