let common: Promise<ReadonlySet<string>> | undefined

/** Returns whether a password is among those that are guessed first, in whatever case. Read once, when it is first asked for. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= readList()
  return (await common).has(password.normalize('NFKC').toLowerCase())
}

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}
