import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from './protection.js';
import { Kept } from './retention.js';

@Protection('public')
@Kept('Instellingen', 'De winkel werkt ermee.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('settings')
export class Setting {
  @PrimaryColumn('text')
  key: string;

  @Column('text')
  value: string;

  /** The version of its form after the last change of this setting. */
  @Column('int', { default: 1 })
  version: number;
}
