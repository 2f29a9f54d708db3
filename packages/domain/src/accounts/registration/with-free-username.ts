import { takenFieldOf } from '../unique-fields'
import { deriveUsernames } from './derive-username'

/**
 * Creates an account under a generated username. If the unique index refuses a name, tries the next one. Throws every
 * other error of `make`.
 */
export async function withFreeUsername<Row>(
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
  // The last candidate has so many digits that this can only be a bug.
  throw new Error('every derived user name is taken')
}
