import { IsNotEmpty, Matches } from 'class-validator';
import { Column, Entity, Index, PrimaryGeneratedColumn, VersionColumn } from 'typeorm';
import { Protection } from '../platform/database/protection.js';
import { Kept } from '../platform/database/retention.js';

@Protection('public')
@Kept('Categorieën', 'Het assortiment.', { kept: 'Bevat geen persoonsgegevens.' })
@Entity('categories')
export class Category {
  @PrimaryGeneratedColumn()
  id: number;

  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  @Index({ unique: true })
  @Column('text')
  slug: string;

  @IsNotEmpty()
  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  @VersionColumn({ default: 1 })
  version: number;

  @Column('timestamptz', { nullable: true })
  hiddenAt: Date | null;
}
