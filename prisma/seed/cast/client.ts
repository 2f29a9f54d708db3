/** The client of logins.json: account and contact data. */
export const client = {
  firstName: 'Paula',
  lastName: 'Herrera',
  address: 'Catamarca 2254, 4.º A',
  town: 'rosario',
  number: 2001,
} as const
