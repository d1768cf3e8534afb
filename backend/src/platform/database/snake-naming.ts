import { DefaultNamingStrategy } from 'typeorm';

export class SnakeNaming extends DefaultNamingStrategy {
  override columnName(propertyName: string, customName: string | undefined): string {
    return customName ?? propertyName.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  }

  override joinColumnName(relationName: string, referencedColumnName: string): string {
    return this.columnName(`${relationName}_${referencedColumnName}`, undefined);
  }
}
