/** The traced description of a statement: its kind and its table. */
export interface DescribedStatement {
  kind: string
  table: string | null
}

const kinds =
  /^\s*(?:WITH\b[\s\S]*?\)\s*)?(SELECT|INSERT|UPDATE|DELETE|BEGIN|COMMIT|ROLLBACK|SET|SAVEPOINT|LOCK)\b/i

/** A table name, with or without quotes and schema. */
const name = '\\s+(?:ONLY\\s+)?(?:"?[a-z_]\\w*"?\\.)?"?([a-z_]\\w*)"?(?![\\w".])'
const tableOf: Record<string, RegExp> = {
  // A name followed by '(' is a function.
  SELECT: new RegExp(`\\bFROM${name}(?!\\s*\\()`, 'i'),
  INSERT: new RegExp(`\\bINSERT\\s+INTO${name}`, 'i'),
  UPDATE: new RegExp(`\\bUPDATE${name}`, 'i'),
  DELETE: new RegExp(`\\bDELETE\\s+FROM${name}`, 'i'),
}

/** Returns the kind and the table of a statement. Reads nothing else, because the rest may contain values. */
export function describeStatement(sql: string): DescribedStatement {
  const words = sql.replace(/'[^']*'/g, "''")
  const kind = kinds.exec(words)?.[1]?.toUpperCase() ?? 'OTHER'
  return { kind, table: tableOf[kind]?.exec(words)?.[1]?.toLowerCase() ?? null }
}
