/** The body of a variant that somebody else creates meanwhile; its name is the test's. */
export const namesake = {
  cost: 9,
  minimumQuantity: 1,
  maximumQuantity: -1,
  order: 9,
  type: 0,
  stock: 50,
  deliveryTypes: ['license_keys'],
  stockMode: 0,
  disableVolumeDiscountOnCoupon: false,
}
