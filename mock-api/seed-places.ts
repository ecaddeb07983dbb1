/* Each place has an invented network for IP addresses. */

export type Place = {
  country: string
  name: string
  regionName: string
  city: string
  isp: string
  currencyCode: string
  /** VAT in percent, in the EU only. */
  vat?: number
  postalCode: string
  street: string
}

const place = (
  country: string,
  name: string,
  regionName: string,
  city: string,
  isp: string,
  currencyCode: string,
  postalCode: string,
  street: string,
  vat?: number,
): Place => ({ country, name, regionName, city, isp, currencyCode, postalCode, street, vat })

export const places: readonly Place[] = [
  place('SE', 'Sweden', 'Skåne', 'Malmö', 'Öresund Fiber AB', 'EUR', '211 20', 'Storgatan', 25),
  place(
    'NL',
    'Netherlands',
    'Noord-Holland',
    'Amsterdam',
    'Grachtnet',
    'EUR',
    '1016 HD',
    'Prinsenkade',
    21,
  ),
  place('DE', 'Germany', 'Bayern', 'München', 'Isarnetz GmbH', 'EUR', '80331', 'Lindenweg', 19),
  place('AT', 'Austria', 'Wien', 'Wien', 'Donaulink', 'EUR', '1070', 'Neubaugasse', 20),
  place(
    'FR',
    'France',
    'Île-de-France',
    'Paris',
    'Lutèce Câble',
    'EUR',
    '75011',
    'rue des Tilleuls',
    20,
  ),
  place('PL', 'Poland', 'Mazowieckie', 'Warszawa', 'Wisłanet', 'EUR', '00-511', 'ul. Lipowa', 23),
  place('BG', 'Bulgaria', 'Sofia-City', 'Sofia', 'Vitosha Online', 'EUR', '1000', 'ul. Lipa', 20),
  place(
    'GB',
    'United Kingdom',
    'England',
    'Leeds',
    'Airedale Broadband',
    'GBP',
    'LS1 4AP',
    'Mill Lane',
  ),
  place(
    'US',
    'United States',
    'Oregon',
    'Portland',
    'Cascade Cable',
    'USD',
    '97205',
    'Alder Street',
  ),
  place(
    'CA',
    'Canada',
    'Québec',
    'Montréal',
    'Saint-Laurent Télécom',
    'USD',
    'H2X 1Y4',
    'rue Laurier',
  ),
  place('MX', 'Mexico', 'Jalisco', 'Guadalajara', 'Red Chapala', 'USD', '44100', 'calle Morelos'),
  place('NG', 'Nigeria', 'Lagos', 'Lagos', 'Lagoon Wireless', 'USD', '101233', 'Marina Road'),
  place('JP', 'Japan', 'Kyoto', 'Kyoto', 'Kamogawa Net', 'JPY', '604-8166', 'Sanjo-dori'),
  place('CH', 'Switzerland', 'Zürich', 'Zürich', 'Limmatcom', 'EUR', '8004', 'Langstrasse'),
  place('BR', 'Brazil', 'São Paulo', 'São Paulo', 'Rede Tietê', 'USD', '01310-100', 'Rua Augusta'),
  place(
    'AU',
    'Australia',
    'Victoria',
    'Melbourne',
    'Yarra Internet',
    'USD',
    '3000',
    'Flinders Lane',
  ),
]

export function placeOf(country: string): Place {
  return places.find((candidate) => candidate.country === country) ?? places[0]!
}

/** Rate per euro, and decimals of an amount. */
export const currencies: Readonly<Record<string, { rate: number; decimals: number }>> = {
  EUR: { rate: 1, decimals: 2 },
  USD: { rate: 1.09, decimals: 2 },
  GBP: { rate: 0.86, decimals: 2 },
  JPY: { rate: 161, decimals: 0 },
  USDT: { rate: 1.084327, decimals: 6 },
}
