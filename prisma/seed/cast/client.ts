/** The client of logins.json: their account, and what they type into the form. */
export const client = {
  firstName: 'Paula',
  lastName: 'Herrera',
  address: 'Catamarca 2254, 4.º A',
  town: 'rosario',
  number: 2001,
} as const
