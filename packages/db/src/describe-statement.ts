/** The exported description of a statement: its kind and its table. */
export interface DescribedStatement {
  kind: string
  table: string | null
}

const kinds =
  /^\s*(?:WITH\b[\s\S]*?\)\s*)?(SELECT|INSERT|UPDATE|DELETE|BEGIN|COMMIT|ROLLBACK|SET|SAVEPOINT|LOCK)\b/i

/** A name, quoted or not, with or without its schema. */
const name = '\\s+(?:ONLY\\s+)?(?:"?[a-z_]\\w*"?\\.)?"?([a-z_]\\w*)"?(?![\\w".])'
const tableOf: Record<string, RegExp> = {
  // With '(' behind it, it is a function.
  SELECT: new RegExp(`\\bFROM${name}(?!\\s*\\()`, 'i'),
  INSERT: new RegExp(`\\bINSERT\\s+INTO${name}`, 'i'),
  UPDATE: new RegExp(`\\bUPDATE${name}`, 'i'),
  DELETE: new RegExp(`\\bDELETE\\s+FROM${name}`, 'i'),
}

/** Returns what a statement does. Values are parameters; of what is written into it nothing is read but these two words. */
export function describeStatement(sql: string): DescribedStatement {
  const words = sql.replace(/'[^']*'/g, "''")
  const kind = kinds.exec(words)?.[1]?.toUpperCase() ?? 'OTHER'
  return { kind, table: tableOf[kind]?.exec(words)?.[1]?.toLowerCase() ?? null }
}
