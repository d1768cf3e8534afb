import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Protection } from './protection.js';

@Protection('public')
@Entity('settings')
export class Setting {
  @PrimaryColumn('text')
  key: string;

  @Column('text')
  value: string;
}
