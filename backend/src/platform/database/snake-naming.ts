import { DefaultNamingStrategy } from 'typeorm';

/** camelCase in the program, snake_case in Postgres. */
export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? propertyName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return this.columnName(`${relationName}_${referencedColumnName}`, undefined);
  }
}
