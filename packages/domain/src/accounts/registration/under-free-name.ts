import { takenFieldOf } from '../taken'
import { deriveUsernames } from './derive-username'

/**
 * Makes an account under a generated user name. The unique index decides who gets a name; the second of two gets the
 * next one. Throws what making it throws for any other reason.
 */
export async function underFreeName<Row>(
  person: { firstName: string; lastName: string; email: string },
  make: (username: string) => Promise<Row>,
): Promise<Row> {
  for (const username of deriveUsernames(person)) {
    try {
      return await make(username)
    } catch (error) {
      if (takenFieldOf(error) !== 'username') throw error
    }
  }
  // The last names have so many digits that this is a fault of ours.
  throw new Error('every derived user name is taken')
}
