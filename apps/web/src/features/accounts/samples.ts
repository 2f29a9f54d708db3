import type { StoryParameters } from '@/lib/story'

/** A client's account, for stories. */
export const sampleUser: NonNullable<StoryParameters['user']> = {
  id: '01990000-0000-7000-8000-000000000101',
  username: 'ana.quiroga',
  email: 'ana@correo.example',
  firstName: 'Ana',
  lastName: 'Quiroga',
  role: 'user',
  businessName: null,
}
